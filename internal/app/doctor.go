package app

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"focal/internal/account"
	"focal/internal/office"
	"focal/internal/problem"
	"focal/internal/store"
)

// State of a Finding.
type State string

// States: Works and Absent keep the service from nothing; Broken is a setting that does
// not do what it was set for, or something without which there is no service.
const (
	Works  State = "ok"
	Absent State = "absent"
	Broken State = "broken"
)

// Finding is what was found out about one part that Focal uses.
type Finding struct {
	Part    string `json:"part"`
	State   State  `json:"state"`
	Details string `json:"details"` // one sentence: what was found
	Means   string `json:"means"`   // what follows from it and what to do; "" where it works
}

// Document makes a Word file for the trial of LibreOffice.
type Document func(ctx context.Context) ([]byte, error)

// Examine tries the parts that a configuration names, beside a running server or before
// the first start. It changes nothing but a file that it writes and removes again.
func Examine(ctx context.Context, cfg Config, sample Document) ([]Finding, error) {
	cfg, err := cfg.withDefaults()
	if err != nil {
		return nil, err
	}
	checks := []func(context.Context, Config) Finding{
		examineFolder, examineSpace, examineKeys, examineDatabase, examineFiles, examineMail,
		func(ctx context.Context, cfg Config) Finding { return examineOffice(ctx, cfg, sample) }, examineScans, examineModel, examinePayments, examineTraces,
	}
	var found []Finding
	for _, check := range checks {
		limited, cancel := context.WithTimeout(ctx, 90*time.Second)
		found = append(found, check(limited, cfg))
		cancel()
	}
	return found, nil
}

func works(part, format string, args ...any) Finding {
	return Finding{Part: part, State: Works, Details: fmt.Sprintf(format, args...)}
}

func examineFolder(_ context.Context, cfg Config) Finding {
	const part = "data folder"
	info, err := os.Stat(cfg.Data)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Finding{part, Absent, cfg.Data + " does not exist.", "The first start makes it. If there was one, --data or FOCAL_DATA names the wrong folder."}
	case err != nil:
		return Finding{part, Broken, cfg.Data + ": " + cause(err).Error() + ".", "Nothing can be kept. Give the folder to the user " + whoRuns() + ", who runs Focal."}
	case !info.IsDir():
		return Finding{part, Broken, cfg.Data + " is not a folder.", "Name a folder with --data."}
	}
	probe, err := os.CreateTemp(cfg.Data, ".doctor-*")
	if err != nil {
		return Finding{part, Broken, fmt.Sprintf("%s cannot be written by the user %s (%v).", cfg.Data, whoRuns(), cause(err)), "Nothing can be kept, the service does not start. Give the folder to that user (chown), or mount it writable."}
	}
	_, err = probe.WriteString("probe")
	err = errors.Join(err, probe.Sync(), probe.Close(), os.Remove(probe.Name()))
	if err != nil {
		return Finding{part, Broken, fmt.Sprintf("Writing to %s fails: %v.", cfg.Data, cause(err)), "Uploads are refused. Look at the disk."}
	}
	if info.Mode().Perm()&0o077 != 0 {
		return Finding{part, Works, fmt.Sprintf("%s, open to others (%v).", cfg.Data, info.Mode().Perm()), "The start closes it: mode 700."}
	}
	return works(part, "%s", cfg.Data)
}

// lowSpace is what a backup, an upgrade and a day of uploads may take together.
const lowSpace = 2 << 30

func examineSpace(_ context.Context, cfg Config) Finding {
	const part = "disk space"
	folder := cfg.Data
	for ; folder != filepath.Dir(folder); folder = filepath.Dir(folder) {
		if _, err := os.Stat(folder); err == nil {
			break
		}
	}
	var disk syscall.Statfs_t
	if err := syscall.Statfs(folder, &disk); err != nil {
		return Finding{part, Broken, fmt.Sprintf("The disk of %s does not tell its space: %v.", folder, err), "Look at the disk."}
	}
	free := disk.Bavail * uint64(disk.Bsize) // #nosec G115 -- a block size is positive
	if free < lowSpace {
		return Finding{part, Broken, fmt.Sprintf("%d MB are free on the disk of %s.", free>>20, folder), "On a full disk uploads are refused with 507 until there is space; nothing that was accepted is lost. Make room, or shorten --retention-days."}
	}
	return works(part, "%d GB are free on the disk of %s", free>>30, folder)
}

func examineKeys(_ context.Context, cfg Config) Finding {
	const part = "keys"
	path := cfg.keyPath()
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return Finding{part, Absent, path + " does not exist.", "The first start makes it. Where files were sealed before, put the key file of then in its place: without it they cannot be read."}
	}
	if _, err := loadKeys(path); err != nil {
		return Finding{part, Broken, err.Error() + ".", "The service does not start. Restore the file from a backup, mode 600."}
	}
	return works(part, "%s; keep a copy apart from backups of the data", path)
}

func examineDatabase(ctx context.Context, cfg Config) Finding {
	const part = "database"
	if cfg.DatabaseURL == "" {
		if _, err := os.Stat(filepath.Join(cfg.Data, databaseName)); errors.Is(err, fs.ErrNotExist) {
			return Finding{part, Absent, "There is no database in " + cfg.Data + ".", "The first start makes it."}
		}
	}
	db, err := store.Open(ctx, cfg.DatabaseURL, cfg.Data)
	if err != nil {
		details := problem.MessageOf(err)
		if problem.KindOf(err) == problem.Internal {
			details = err.Error() + "."
		}
		return Finding{part, Broken, details, "The service does not start. Where the file is damaged, keep a copy of the folder and restore a backup (focal restore)."}
	}
	defer func() { _ = db.Close() }()
	if err := db.Ping(ctx); err != nil {
		return Finding{part, Broken, fmt.Sprintf("The database does not answer: %v.", err), "Requests get 503. See what holds it."}
	}
	if err := db.Check(ctx, cfg.FullCheck); err != nil {
		return Finding{part, Broken, err.Error() + ".", "Stop the service, keep a copy of the folder, and restore a backup (focal restore)."}
	}
	have, want, err := db.SchemaVersion(ctx)
	kind := map[bool]string{true: "PostgreSQL", false: "SQLite"}[db.IsPostgres()]
	switch {
	case err != nil:
		return Finding{part, Broken, fmt.Sprintf("The version of the tables cannot be read: %v.", err), "Is this a database of Focal?"}
	case have > want:
		return Finding{part, Broken, fmt.Sprintf("The tables are of a later version (%d) than this program (%d).", have, want), "Run the later program, or restore the backup from before the upgrade."}
	case have < want:
		return Finding{part, Works, fmt.Sprintf("%s, tables of version %d.", kind, have), fmt.Sprintf("The next start brings them to %d; make a backup before.", want)}
	}
	return works(part, "%s, tables of version %d, no damage found", kind, have)
}

func examineFiles(ctx context.Context, cfg Config) Finding {
	const part = "file store"
	if cfg.FilesURL == "" {
		return works(part, "a folder in the data folder")
	}
	const means = "Uploads and downloads fail. Look at --files-url, whether the bucket exists, and whether the key may write and delete."
	files, err := cfg.files("doctor")
	if err != nil {
		return Finding{part, Broken, err.Error() + ".", means}
	}
	key := "tmp/doctor-" + account.NewID()
	err = files.Put(ctx, key, []byte("probe"))
	if err == nil {
		var back []byte
		if back, err = files.Get(ctx, key); err == nil && string(back) != "probe" {
			err = errors.New("what was written is not what is read")
		}
		err = errors.Join(err, files.Delete(ctx, key))
	}
	if err != nil {
		return Finding{part, Broken, fmt.Sprintf("Writing, reading and deleting a file fails: %v.", err), means}
	}
	return works(part, "a bucket; a file was written, read and deleted")
}

func examineMail(ctx context.Context, cfg Config) Finding {
	const part = "mail"
	if cfg.SMTP.Host == "" {
		return Finding{part, Absent, "No mail server is set.", fmt.Sprintf("Mails are files in %s: nobody gets a one-time password for a new password. Set FOCAL_SMTP_HOST.", filepath.Join(cfg.Data, "outbox"))}
	}
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	if err := cfg.SMTP.Reach(ctx); err != nil {
		return Finding{part, Broken, fmt.Sprintf("%s does not let us in: %v.", cfg.SMTP.Host, err), "Mails are tried three times and then dropped. focal mail test ADDRESS shows more."}
	}
	return works(part, "%s lets %s in; focal mail test ADDRESS sends a message", cfg.SMTP.Host, or(cfg.SMTP.User, "us"))
}

func examineOffice(ctx context.Context, cfg Config, sample Document) Finding {
	const part = "LibreOffice"
	maker, err := office.New(cfg.Office)
	if err != nil {
		return Finding{part, Broken, err.Error() + ".", "There are no downloads as PDF, and the service does not start with this --soffice."}
	}
	if maker == nil {
		return Finding{part, Absent, "LibreOffice is off or not on the PATH.", "Downloads are Word files only. apt install libreoffice-writer-nogui fonts-crosextra-carlito fonts-liberation"}
	}
	if sample == nil {
		return works(part, "found")
	}
	document, err := sample(ctx)
	if err != nil {
		return Finding{part, Broken, fmt.Sprintf("The sample document cannot be made: %s.", strings.TrimRight(err.Error(), ".")), "Conversions fail too."}
	}
	start := time.Now()
	pdfs, err := maker.PDFs(ctx, [][]byte{document})
	if err != nil || len(pdfs) != 1 || !bytes.HasPrefix(pdfs[0], []byte("%PDF-")) {
		return Finding{part, Broken, fmt.Sprintf("It is there and makes no PDF: %v.", err), "Downloads as PDF fail with a message; Word files work. Memory, /dev/shm or a package may be missing."}
	}
	return works(part, "made a PDF of a CV in %.1f s", time.Since(start).Seconds())
}

func examineScans(ctx context.Context, _ Config) Finding {
	const part = "tesseract"
	program, err := exec.LookPath("tesseract")
	if err != nil {
		return Finding{part, Absent, "tesseract is not on the PATH.", "Scanned CVs are refused with a message that says so. apt install tesseract-ocr"}
	}
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	out, err := exec.CommandContext(ctx, program, "--list-langs").CombinedOutput() // #nosec G204 -- the one on the PATH
	languages := strings.Fields(string(out))
	if err != nil || len(languages) == 0 {
		return Finding{part, Broken, fmt.Sprintf("%s does not run: %v.", program, err), "Scanned CVs are refused."}
	}
	var codes []string
	for _, l := range languages {
		if len(l) == 3 && l != "osd" {
			codes = append(codes, l)
		}
	}
	if len(codes) == 0 {
		return Finding{part, Broken, "tesseract has no language.", "Scanned CVs are refused. apt install tesseract-ocr-eng"}
	}
	return works(part, "reads %s", strings.Join(codes, ", "))
}

func examinePayments(_ context.Context, cfg Config) Finding {
	const part = "payments"
	switch {
	case cfg.Stripe.Key != "":
		return works(part, "Stripe; the key was not tried")
	case cfg.Production:
		return Finding{part, Absent, "No payment provider is set.", "There are no prices and no checkout; admins activate subscriptions by hand. Set the four FOCAL_STRIPE settings."}
	}
	return Finding{part, Absent, "Payments are the sandbox.", "Anybody can give themselves a plan. Set FOCAL_PRODUCTION=true before others use this."}
}
