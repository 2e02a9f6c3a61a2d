#!/usr/bin/env bash
# Builds a Debian package of a program that was built before:
#   deb.sh PROGRAM VERSION ARCH FOLDER     -> FOLDER/focal-cv_VERSION_ARCH.deb
# Needs dpkg-deb only. The same input gives the same package, byte for byte.
set -euo pipefail
if (($# != 4)); then
  sed -n '2,4p' "$0"
  exit 2
fi
program=$(realpath "$1") version=${2#v} arch=$3
mkdir -p "$4"
out=$(realpath "$4")
cd "$(dirname "$0")/.."
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date -r VERSION +%s)}
[[ $version =~ ^[0-9][A-Za-z0-9.+~-]*$ ]] || { echo "deb.sh: $version is no version of a Debian package"; exit 2; }
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"
install -D -m 755 "$program" "$root/usr/bin/focal"
install -D -m 644 deploy/systemd/focal.service "$root/usr/lib/systemd/system/focal.service"
install -D -m 644 deploy/systemd/sysusers.conf "$root/usr/lib/sysusers.d/focal.conf"
install -D -m 640 deploy/systemd/focal.env "$root/etc/focal/focal.env"
install -D -m 644 docs/running.md "$root/usr/share/doc/focal-cv/running.md"
install -D -m 644 deploy/monitoring/alerts.yaml "$root/usr/share/doc/focal-cv/alerts.yaml"
install -D -m 644 deploy/monitoring/dashboard.json "$root/usr/share/doc/focal-cv/dashboard.json"
gzip -9nc CHANGELOG.md >"$root/usr/share/doc/focal-cv/changelog.gz"
{ cat LICENSE; echo; cat THIRD_PARTY_NOTICES.md; } >"$root/usr/share/doc/focal-cv/copyright"
chmod 644 "$root"/usr/share/doc/focal-cv/*
mkdir "$root/DEBIAN"
size=$(du -sk --exclude DEBIAN "$root" | cut -f1)
sed "s/@VERSION@/$version/; s/@ARCH@/$arch/; s/@SIZE@/$size/" deploy/debian/control.in >"$root/DEBIAN/control"
install -m 755 deploy/debian/{postinst,prerm,postrm} "$root/DEBIAN/"
install -m 644 deploy/debian/conffiles "$root/DEBIAN/conffiles"
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$root" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz --build "$root" "$out/focal-cv_${version}_$arch.deb"
