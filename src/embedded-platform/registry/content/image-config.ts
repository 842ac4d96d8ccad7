import type { ConfigSeed } from '../../seed/image-seed.ts';
import type { LayerContent, TargetPlatform } from './image-layer.ts';

/** Parts of the configuration of an image; `created` is when it was made. */
interface ConfigParts {
  readonly platform: TargetPlatform;
  readonly layers: readonly LayerContent[];
  readonly run: ConfigSeed;
  readonly created: string;
}

/**
 * Returns the configuration of an image, with one more time than it has layers (OCI image specification, "Image
 * configuration"). Variables and labels that are null in the seed are absent.
 */
export function imageConfig(image: string, { platform, layers, run, created }: ConfigParts): unknown {
  const env = present({ PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...run.env });
  return {
    created,
    architecture: platform.oci,
    os: 'linux',
    config: {
      User: run.user,
      ExposedPorts: run.ports && asSet(run.ports.map((port) => (port.includes('/') ? port : `${port}/tcp`))),
      Env: env.map(([name, value]) => `${name}=${value}`),
      Entrypoint: run.entrypoint,
      Cmd: run.command,
      Volumes: run.volumes && asSet(run.volumes),
      WorkingDir: run['working-dir'],
      Labels: Object.fromEntries(present({ 'org.opencontainers.image.title': image, ...run.labels })),
      StopSignal: run['stop-signal'],
    },
    rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
    history: layers.map(() => ({ created, created_by: 'the embedded platform' })),
  };
}

function present(texts: Readonly<Record<string, string | null>>): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

/** A set, as Go writes it. */
function asSet(members: readonly string[]): unknown {
  return Object.fromEntries(members.map((member) => [member, {}]));
}
