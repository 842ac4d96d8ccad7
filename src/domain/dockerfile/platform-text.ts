/**
 * What Docker rejects the value of `--platform` for, undefined when it reads it: up to three components, of which the
 * first may have a version and features in parentheses; a single one has to be an operating system or an architecture that
 * it knows (containerd/platforms `Parse`).
 */
export function complainAboutPlatform(platform: string): string | undefined {
  const [first = '', ...others] = platform.split('/');
  const [, os, options] = FIRST.exec(first) ?? [];
  const isRead = os !== undefined && !BAD_ESCAPE.test(first);
  if (!isRead || others.length > 2 || !others.every((part) => COMPONENT.test(part))) {
    return `"${platform}" is not a platform`;
  }
  const name = os.toLowerCase();
  if (others.length > 0 || SYSTEMS.has(name) || (options === undefined && ARCHITECTURES.has(name)))
    return undefined;
  return `"${platform}" is neither an operating system nor an architecture that Docker knows`;
}

const COMPONENT = /^[A-Za-z0-9_.-]+$/;
const FIRST = /^([A-Za-z0-9_-]+)(\([A-Za-z0-9_.%-]*(?:\+[A-Za-z0-9_.%-]+)*\))?$/;
const BAD_ESCAPE = /%(?![0-9A-Fa-f]{2})/;

const SYSTEMS = new Set(
  'aix android darwin dragonfly freebsd hurd illumos ios js linux macos nacl netbsd openbsd plan9 solaris windows zos'.split(
    ' ',
  ),
);
const ARCHITECTURES = new Set(
  [
    '386 amd64 amd64p32 arm armbe arm64 arm64be ppc64 ppc64le loong64 mips mipsle mips64 mips64le mips64p32 mips64p32le',
    'ppc riscv riscv64 s390 s390x sparc sparc64 wasm i386 x86_64 x86-64 aarch64 armhf armel',
  ].flatMap((names) => names.split(' ')),
);
