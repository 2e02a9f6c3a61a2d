package engine

import "focal/internal/problem"

// jobProblem says that it is the job description that could not be read, so that
// nobody looks for the fault in the CV.
func jobProblem(err error) error {
	return problem.Relabel(err, "The job description could not be read. %s", problem.MessageOf(err))
}
