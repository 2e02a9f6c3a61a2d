package convert

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"path"
	"strings"
	"time"

	"focal/internal/account"
	"focal/internal/problem"
)

// Export writes every conversion of the user into the archive: the files as they
// were uploaded, the results, and conversions.json that says what belongs where
// (assurance item 62). At most limit bytes of files go in.
func (s *Service) Export(ctx context.Context, u *account.User, archive *zip.Writer, limit int64) error {
	type file struct {
		Name   string `json:"name"`
		Status Status `json:"status"`
		Error  string `json:"error,omitempty"`
		Upload string `json:"upload,omitempty"`
		Result string `json:"result,omitempty"`
	}
	type run struct {
		ID      string `json:"id"`
		Status  Status `json:"status"`
		Created string `json:"created_at"`
		Options any    `json:"options"`
		Job     string `json:"job_description,omitempty"`
		Files   []file `json:"files"`
	}
	var runs []run
	add := func(name, key string) string {
		data, err := s.Blobs.Get(ctx, key)
		if err != nil || limit < int64(len(data)) {
			return ""
		}
		limit -= int64(len(data))
		if addFile(archive, name, data, s.Now()) != nil {
			return ""
		}
		return name
	}
	for offset := int64(0); ; offset += 200 {
		past, _, err := s.Store.History(ctx, u.ID, Search{}, offset, 200)
		if err != nil {
			return err
		}
		for _, p := range past {
			task, files, err := s.Store.Task(ctx, p.Task.ID)
			if problem.Is(err, problem.NotFound) {
				continue
			}
			if err != nil {
				return err
			}
			r := run{ID: task.ID, Status: task.Status, Created: task.Created.UTC().Format(time.RFC3339), Options: task.Options}
			folder := fmt.Sprintf("%s %s/", task.Created.UTC().Format("2006-01-02 15.04"), task.ID[:6])
			if task.JobKey != "" {
				r.Job = add(folder+"job-"+safeName(strings.TrimSuffix(task.JobName, path.Ext(task.JobName)))+safeExt(task.JobName), task.JobKey)
			}
			for _, f := range files {
				out := file{Name: f.Name, Status: f.Status, Error: f.Error, Upload: add(fmt.Sprintf("%supload-%d%s", folder, f.Index+1, safeExt(f.Name)), f.InputKey)}
				if f.ResultKey != "" {
					out.Result = add(fmt.Sprintf("%sresult-%d.json", folder, f.Index+1), f.ResultKey)
				}
				r.Files = append(r.Files, out)
			}
			runs = append(runs, r)
		}
		if len(past) < 200 {
			break
		}
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetIndent("", "  ")
	if err := enc.Encode(runs); err != nil {
		return err
	}
	return addFile(archive, "conversions.json", b.Bytes(), s.Now())
}

// safeExt keeps the extensions that uploads may have.
func safeExt(name string) string {
	if ext := path.Ext(name); len(ext) <= 5 && safeName(ext) != "" {
		return "." + safeName(ext)
	}
	return ""
}
