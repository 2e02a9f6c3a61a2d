package office

import (
	"fmt"
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"
)

// What each process of LibreOffice may take: processor time, memory, the size of a
// file, open files; and no core dump with somebody's CV in it.
const (
	cpuLimit  = 90 // seconds
	dataLimit = 768 << 20
	fileLimit = 64 << 20
	openLimit = 512
)

// confine puts limits on this process that its children inherit and cannot lift: of
// the kernel's resources, and no socket but those between processes of this machine.
// What has no filter for its processor has no PDFs.
func confine() error {
	for _, l := range []struct {
		resource int
		max      uint64
	}{{unix.RLIMIT_CPU, cpuLimit}, {unix.RLIMIT_DATA, dataLimit}, {unix.RLIMIT_FSIZE, fileLimit}, {unix.RLIMIT_NOFILE, openLimit}, {unix.RLIMIT_CORE, 0}} {
		if err := unix.Setrlimit(l.resource, &unix.Rlimit{Cur: l.max, Max: l.max}); err != nil {
			return fmt.Errorf("set a limit: %w", err)
		}
	}
	architecture, known := map[string]uint32{"amd64": unix.AUDIT_ARCH_X86_64, "arm64": unix.AUDIT_ARCH_AARCH64}[runtime.GOARCH]
	if !known {
		return fmt.Errorf("no filter of system calls for %s", runtime.GOARCH)
	}
	runtime.LockOSThread() // the two calls are for one thread; the second takes the others along
	defer runtime.UnlockOSThread()
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("no new privileges: %w", err)
	}
	filter := offline(architecture)
	program := unix.SockFprog{Len: uint16(len(filter)), Filter: &filter[0]}                                                                                 // #nosec G115 -- a dozen
	if _, _, e := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, unix.SECCOMP_FILTER_FLAG_TSYNC, uintptr(unsafe.Pointer(&program))); e != 0 { // #nosec G103 -- the system call's own form
		return fmt.Errorf("filter of system calls: %w", e)
	}
	return nil
}

// offline is the filter: socket() answers "not permitted" for every family but the
// local one, and so do the ring that opens sockets beside that call, and the calls of
// another architecture, whose numbers differ.
func offline(architecture uint32) []unix.SockFilter {
	const (
		number, arch, family = 0, 4, 16 // offsets in struct seccomp_data
		load                 = unix.BPF_LD | unix.BPF_W | unix.BPF_ABS
		equal                = unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K
		atLeast              = unix.BPF_JMP | unix.BPF_JGE | unix.BPF_K
		answer               = unix.BPF_RET | unix.BPF_K
		otherABI             = 0x40000000 // the 32-bit calls of amd64
	)
	return []unix.SockFilter{
		{Code: load, K: arch},
		{Code: equal, K: architecture, Jf: 7},
		{Code: load, K: number},
		{Code: atLeast, K: otherABI, Jt: 5},
		{Code: equal, K: unix.SYS_IO_URING_SETUP, Jt: 4},
		{Code: equal, K: unix.SYS_SOCKET, Jf: 2},
		{Code: load, K: family},
		{Code: equal, K: unix.AF_UNIX, Jf: 1},
		{Code: answer, K: unix.SECCOMP_RET_ALLOW},
		{Code: answer, K: unix.SECCOMP_RET_ERRNO | uint32(unix.EPERM)},
	}
}
