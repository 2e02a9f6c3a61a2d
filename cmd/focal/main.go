// Command focal is the whole product: the web service, its background worker and
// the command line. Exit codes: 0 done, 1 some input failed (the others are
// written), 2 wrong usage.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/alecthomas/kong"

	"focal/internal/engine"
	"focal/internal/problem"
)

type commandLine struct {
	Serve     serveCommand     `cmd:"" help:"Start the web service on ${addr} with everything embedded."`
	Worker    workerCommand    `cmd:"" help:"Only background work, for a service on PostgreSQL."`
	Convert   convertCommand   `cmd:"" help:"Turn CVs into standardised Word documents."`
	Parse     parseCommand     `cmd:"" help:"Read CVs into JSON Resume with provenance."`
	Match     matchCommand     `cmd:"" help:"Show how far a CV covers a job description."`
	Rewrite   rewriteCommand   `cmd:"" help:"Put text into the first or third person, line by line."`
	Proofread proofreadCommand `cmd:"" help:"Correct spelling and grammar, line by line."`
	User      userCommand      `cmd:"" help:"Accounts: create, set a password, reset two-factor sign-in, grant credits."`
	Doctor    doctorCommand    `cmd:"" help:"Try everything the settings name and say what works, what is missing and what that means."`
	Mail      mailCommand      `cmd:"" help:"The mail settings."`
	Ledger    ledgerCommand    `cmd:"" help:"The credit ledger."`
	Keys      keysCommand      `cmd:"" help:"The keys that stored files are sealed with."`
	Backup    backupCommand    `cmd:"" help:"Write the database and the files to one archive, beside a running server."`
	Restore   restoreCommand   `cmd:"" help:"Unpack and check a backup in a new data folder."`
	Migrate   migrateCommand   `cmd:"" help:"Bring the database to this version's schema."`
	Template  templateCommand  `cmd:"" help:"Word templates: check one, list the built-in ones, get a starter."`
	OpenAPI   openAPICommand   `cmd:"" name:"openapi" help:"Print the API's OpenAPI document."`
	Version   versionCommand   `cmd:"" help:"Print the version."`
}

// errSomeFailed means that the failures were reported one by one already.
var errSomeFailed = errors.New("some input failed")

// console is what commands talk to; tests replace its streams.
type console struct {
	in       io.Reader
	out, err io.Writer
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // the second Ctrl-C ends what does not listen to the first
	os.Exit(run(ctx, os.Args[1:], console{os.Stdin, os.Stdout, os.Stderr}))
}

// run parses args, runs the command and returns the exit code.
func run(ctx context.Context, args []string, c console) int {
	var line commandLine
	exit := -1
	parser, err := kong.New(&line, kong.Name("focal"), kong.Description(description),
		kong.Vars{"addr": "127.0.0.1:8080"}, kong.Writers(c.out, c.err), kong.UsageOnError(),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}), kong.Exit(func(code int) { exit = code }),
		kong.BindTo(ctx, (*context.Context)(nil)), kong.Bind(c))
	if err != nil {
		fmt.Fprintln(c.err, "focal:", err)
		return 2
	}
	if len(args) == 0 {
		args = []string{"--help"}
	}
	if args[0] == "help" { // as most programs take it
		args = append(args[1:], "--help")
	}
	command, err := parser.Parse(args)
	if exit >= 0 {
		return exit
	}
	if err != nil {
		fmt.Fprintln(c.err, "focal:", wrongUsage(err))
		return 2
	}
	for _, said := range misspelt(parser.Model.Node, os.Environ()) {
		fmt.Fprintln(c.err, "focal:", said)
	}
	switch err := command.Run(); {
	case err == nil:
		return 0
	case errors.Is(err, errSomeFailed):
		return 1
	default:
		var usage usageError
		if errors.As(err, &usage) {
			fmt.Fprintln(c.err, "focal:", usage)
			return 2
		}
		fmt.Fprintln(c.err, "focal:", plainError(err))
		return 1
	}
}

const description = `Focal turns the CV someone has into a standardised, tailored Word document: on this machine, without a
network, and without inventing anything.

  focal convert cv.pdf --job job.txt --perspective ThirdPerson --report
  focal convert cvs/*.pdf --out converted
  focal parse cv.docx
  focal serve --dev

Every flag can be set as an environment variable: --data is FOCAL_DATA, --database-url is FOCAL_DATABASE_URL.`

// usageError is a wrong combination of flags and arguments.
type usageError string

func (e usageError) Error() string { return string(e) }

// plainError prefers the sentence that was written for users; on the command
// line the cause follows, since there is no log to look it up in.
func plainError(err error) string {
	var p *problem.Error
	if errors.As(err, &p) {
		return p.Message
	}
	if text, ok := plainPath(err); ok {
		return text
	}
	return err.Error()
}

// newEngine builds the engine with the compilation cache in the user's cache folder.
func newEngine() (*engine.Engine, error) {
	return engine.New(engine.Config{CacheDir: cacheDir()})
}

// cacheDir is FOCAL_CACHE or the user's cache folder; "" disables caching.
func cacheDir() string {
	if dir := os.Getenv("FOCAL_CACHE"); dir != "" {
		return dir
	}
	if dir, err := os.UserCacheDir(); err == nil {
		return filepath.Join(dir, "focal")
	}
	return filepath.Join(os.TempDir(), "focal-cache")
}
