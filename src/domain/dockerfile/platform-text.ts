/**
 * What Docker rejects the value of `--platform` for, undefined when it reads it: up to three components, and a single
 * one has to be an operating system or an architecture that it knows (containerd/platforms `Parse`).
 */
export function complainAboutPlatform(platform: string): string | undefined {
  const parts = platform.split('/');
  const [os = '', ...others] = parts;
  if (!OS.test(os) || others.length > 2 || !others.every((part) => COMPONENT.test(part))) {
    return `"${platform}" is not a platform`;
  }
  if (others.length > 0 || KNOWN.has(os.replace(/\(.*/, '').toLowerCase())) return undefined;
  return `"${platform}" is neither an operating system nor an architecture that Docker knows`;
}

const COMPONENT = /^[A-Za-z0-9_.-]+$/;
const OS = /^[A-Za-z0-9_-]+(?:\([A-Za-z0-9_.%-]*\))?$/;

const KNOWN = new Set(
  [
    'aix android darwin dragonfly freebsd hurd illumos ios js linux macos nacl netbsd openbsd plan9 solaris windows zos',
    '386 amd64 amd64p32 arm armbe arm64 arm64be ppc64 ppc64le loong64 mips mipsle mips64 mips64le mips64p32 mips64p32le',
    'ppc riscv riscv64 s390 s390x sparc sparc64 wasm i386 x86_64 x86-64 aarch64 armhf armel',
  ].flatMap((names) => names.split(' ')),
);
