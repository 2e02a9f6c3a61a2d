# Everything here works on a fresh Debian 12 with Go, Node, git and make; what
# else a target needs is installed by scripts/setup.sh.
BIN := bin/focal
GO_SOURCES := $(shell find cmd internal web -name '*.go' -not -path '*/node_modules/*' 2>/dev/null) go.mod go.sum
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/package-lock.json -type f 2>/dev/null)
# Not inlined: code that no conversion waits for. It makes the program smaller.
NO_INLINE := github.com/stripe/stripe-go/v84/... github.com/minio/... github.com/riverqueue/... github.com/jackc/... \
  github.com/prometheus/... google.golang.org/protobuf/... github.com/danielgtaylor/... github.com/sashabaranov/... \
  github.com/pressly/... github.com/lib/... go.yaml.in/... github.com/alecthomas/... github.com/wneessen/... \
  github.com/nyaruka/... github.com/klauspost/... github.com/tidwall/... golang.org/x/image/... golang.org/x/text/... \
  github.com/tetratelabs/wazero/internal/engine/interpreter net/... crypto/tls crypto/x509 html/... text/template/... \
  github.com/gogs/... github.com/abadojack/... github.com/google/... github.com/golang-jwt/... github.com/robfig/... \
  github.com/jolestar/... golang.org/x/net/... go/... debug/... mime/... encoding/json encoding/gob encoding/xml encoding/asn1
VERSION := $(shell cat VERSION)
COMMIT := $(shell git rev-parse --short=12 HEAD 2>/dev/null)
DATE := $(shell git log -1 --format=%cs 2>/dev/null)
# Between releases the number has a suffix that says so.
RELEASE ?= $(VERSION)$(if $(shell git tag --points-at HEAD 2>/dev/null | grep -x v$(VERSION)),,-dev)
# What is compiled once serves the program and its tests.
BUILD_FLAGS := -trimpath $(patsubst %,-gcflags=%=-l,$(NO_INLINE))
STAMP := -X main.release=$(RELEASE) -X main.commit=$(COMMIT) -X main.date=$(DATE)
CORPUS ?= ../shared/corpus
ADDR ?= 127.0.0.1:8080
DATA ?= ./data

.PHONY: run test train eval bench fuzz lint build screenshots check race load crash assurance vendored deb sbom release clean help

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/'

run: $(BIN) ## set everything up and start Focal; prints the address and a ready account
	@$(BIN) serve --dev --addr $(ADDR) --data $(DATA)

build: $(BIN) ## build the one program, web app included

# Not "npm ci": it refuses a lock file that lacks the optional packages of other
# platforms. The versions come from the lock file all the same.
web/node_modules/.installed: web/package-lock.json
	npm install --no-save --prefix web --ignore-scripts --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES)
	npm run --prefix web build

$(BIN): web/dist/index.html $(GO_SOURCES)
	@echo "Building $@; the first time this takes some minutes"
	@CGO_ENABLED=0 go build $(BUILD_FLAGS) -ldflags '-s -w $(STAMP)' -o $@ ./cmd/focal

test: ## set up and run every test there is
	@CGO_ENABLED=0 GOFLAGS="$(shell go env GOFLAGS) $(BUILD_FLAGS)" bash scripts/test.sh

eval: $(BIN) ## measure reading, language, tailoring and truth on $(CORPUS)
	@python3 scripts/eval.py --focal $(BIN) --corpus $(CORPUS) $(EVAL_FLAGS)

train: ## learn the reader's weights: PAGES=folder LABELS="folder …" (docs/training.md)
	go run ./cmd/readertrain train --pages $(PAGES) $(foreach l,$(LABELS),--gold $(l))

bench: $(BIN) ## time every stage and whole conversions, beside peers where installed
	@bash scripts/bench.sh

fuzz: ## random tests for hours: properties with new seeds, then every fuzz target (FUZZTIME=5m, PACKAGES=./...)
	@bash scripts/fuzz.sh

assurance: $(BIN) ## run the command behind every item of docs/assurance.md (ITEMS="17 21" for some)
	@FOCAL_BIN=$(abspath $(BIN)) python3 scripts/assurance.py $(ITEMS)

lint: web/node_modules/.installed ## formatting, vet, static analysis, web lint and types
	@bash scripts/lint.sh

check: ## the everyday loop, under a minute: formatting, gates, vet, and the tests of what changed (BASE=main: since main)
	@bash scripts/check.sh

race: ## the tests with the race detector, for at most RACE_TIME seconds (default 900)
	@bash scripts/race.sh

load: $(BIN) ## eight users for LOAD (15m), then three workers of which one is killed each minute; alone on the machine
	FOCAL_BIN=$(abspath $(BIN)) FOCAL_LOAD=$(or $(LOAD),15m) go test ./internal/app -run 'LoadOfEightUsers|ScaleOutOverThreeWorkers' -v -count=1 -timeout 60m

crash: $(BIN) ## kill -9 for CRASH (10m) on each database, 600 slow clients, 1,200 webhooks; alone on the machine
	FOCAL_BIN=$(abspath $(BIN)) FOCAL_LOAD=$(or $(CRASH),10m) go test ./internal/app -run 'KilledAgainAndAgain|SlowClients|WebhookStorm' -v -count=1 -timeout 60m

vendored: ## gather what a build downloads into vendored/, for scripts/build-offline.sh
	@bash scripts/vendor.sh

deb: $(BIN) ## a Debian package of this machine's architecture in release/deb
	@bash scripts/deb.sh $(BIN) $(VERSION) $(shell dpkg --print-architecture) release/deb

sbom: ## what the program is made of, as SPDX (focal.spdx.json); fails for a licence that is not allowed
	@python3 scripts/sbom.py --check --out focal.spdx.json

release: ## every archive and package of this version into release/, nothing is published
	go run github.com/goreleaser/goreleaser/v2@v2.16.0 release --clean --skip=publish,validate

screenshots: $(BIN) ## every screen at 360, 768 and 1280 px, light and dark
	FOCAL_BIN=$(abspath $(BIN)) npm run --prefix web screenshots

clean: ## remove what was built
	rm -rf bin release vendored focal.spdx.json web/dist/assets web/dist/index.html web/node_modules
