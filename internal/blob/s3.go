package blob

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"net/http"
	"net/url"
	"sort"
	"strings"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"

	"focal/internal/problem"
)

// S3 keeps files in an S3-compatible bucket, for installations of several
// machines. The bucket must exist.
type S3 struct {
	client *minio.Client
	bucket string
	prefix string
}

// OpenS3 reads s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=r&insecure=1];
// insecure speaks plain HTTP, for a store on the same machine. It opens no
// connection.
func OpenS3(address string) (*S3, error) {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "s3" || u.Host == "" || u.User == nil {
		return nil, errors.New("the file store must be given as s3://KEY:SECRET@host/bucket")
	}
	bucket, prefix, _ := strings.Cut(strings.Trim(u.Path, "/"), "/")
	if bucket == "" {
		return nil, errors.New("the file store's address names no bucket")
	}
	if prefix != "" {
		prefix += "/"
	}
	secret, _ := u.User.Password()
	client, err := minio.New(u.Host, &minio.Options{Creds: credentials.NewStaticV4(u.User.Username(), secret, ""), Secure: u.Query().Get("insecure") != "1", Region: u.Query().Get("region"), MaxRetries: 3})
	if err != nil {
		return nil, fmt.Errorf("the file store: %w", err)
	}
	return &S3{client: client, bucket: bucket, prefix: prefix}, nil
}

// Put implements Store.
func (s *S3) Put(ctx context.Context, key string, data []byte) error {
	_, err := s.client.PutObject(ctx, s.bucket, s.prefix+key, bytes.NewReader(data), int64(len(data)), minio.PutObjectOptions{ContentType: "application/octet-stream"})
	return s.wrap(err)
}

// Get implements Store.
func (s *S3) Get(ctx context.Context, key string) ([]byte, error) {
	object, err := s.client.GetObject(ctx, s.bucket, s.prefix+key, minio.GetObjectOptions{})
	if err != nil {
		return nil, s.wrap(err)
	}
	defer func() { _ = object.Close() }()
	b, err := io.ReadAll(object)
	return b, s.wrap(err)
}

// Replace implements Store by the object's tag.
func (s *S3) Replace(ctx context.Context, key string, held, data []byte) (bool, error) {
	info, err := s.client.StatObject(ctx, s.bucket, s.prefix+key, minio.StatObjectOptions{})
	if err != nil {
		return false, s.unlessGone(err)
	}
	now, err := s.Get(ctx, key)
	if err != nil || !bytes.Equal(now, held) {
		if problem.Is(err, problem.NotFound) {
			err = nil
		}
		return false, err
	}
	options := minio.PutObjectOptions{ContentType: "application/octet-stream"}
	options.SetMatchETag(info.ETag)
	_, err = s.client.PutObject(ctx, s.bucket, s.prefix+key, bytes.NewReader(data), int64(len(data)), options)
	return err == nil, s.unlessGone(err)
}

// unlessGone: an object that is gone or another by now is not a failure of Replace.
func (s *S3) unlessGone(err error) error {
	if r := minio.ToErrorResponse(err); err != nil && (r.StatusCode == http.StatusPreconditionFailed || r.StatusCode == http.StatusNotFound) {
		return nil
	}
	return s.wrap(err)
}

// Delete implements Store: the key itself, or everything below it.
func (s *S3) Delete(ctx context.Context, prefix string) error {
	keys, err := s.List(ctx, prefix)
	if err != nil {
		return err
	}
	for _, key := range keys {
		if err := s.client.RemoveObject(ctx, s.bucket, s.prefix+key, minio.RemoveObjectOptions{}); err != nil {
			return s.wrap(err)
		}
	}
	return nil
}

// List implements Store.
func (s *S3) List(ctx context.Context, prefix string) ([]string, error) {
	prefix = strings.TrimSuffix(prefix, "/")
	var keys []string
	for o := range s.client.ListObjects(ctx, s.bucket, minio.ListObjectsOptions{Prefix: s.prefix + prefix, Recursive: true}) {
		if o.Err != nil {
			return nil, s.wrap(o.Err)
		}
		if key := strings.TrimPrefix(o.Key, s.prefix); prefix == "" || key == prefix || strings.HasPrefix(key, prefix+"/") {
			keys = append(keys, key)
		}
	}
	sort.Strings(keys)
	return keys, nil
}

// Folders implements Store. An object named as the prefix itself, as some programs
// make to show a folder, is none below it.
func (s *S3) Folders(ctx context.Context, prefix string) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		ctx, cancel := context.WithCancel(ctx) // ends the listing of a caller who has seen enough
		defer cancel()
		base := s.prefix + strings.TrimSuffix(prefix, "/") + "/"
		for o := range s.client.ListObjects(ctx, s.bucket, minio.ListObjectsOptions{Prefix: base}) {
			if o.Err != nil {
				yield("", s.wrap(o.Err))
				return
			}
			if name, ok := strings.CutSuffix(strings.TrimPrefix(o.Key, base), "/"); ok && name != "" && !yield(name, nil) {
				return
			}
		}
	}
}

func (s *S3) wrap(err error) error {
	if err == nil {
		return nil
	}
	switch r := minio.ToErrorResponse(err); {
	case r.Code == "NoSuchKey":
		return problem.Wrap(err, problem.NotFound, "This file is no longer kept.")
	case r.StatusCode == http.StatusInsufficientStorage || r.Code == "XMinioStorageFull":
		return problem.Wrap(err, problem.StorageFull, "The service is out of storage. Please try again later.")
	}
	return problem.Wrap(err, problem.Unavailable, "The service cannot reach its file store. Please try again later.")
}
