import Glibc
import TutorCLI

exit(Tutor.run().code)
