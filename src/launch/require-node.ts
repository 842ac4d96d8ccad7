/** The oldest major version of Node.js that runs Mooring. */
const REQUIRED_MAJOR = 24;

/**
 * Loads and runs a program if this Node.js is new enough. Otherwise runs it on `otherNode`, if that file exists, or prints
 * one line that says how to get a newer one, and ends with exit status 2. Launchers import nothing else statically: an
 * older Node.js never parses the bundle. `output` is where callers of the program look for its errors.
 */
export async function onRequiredNode(
  program: () => Promise<void>,
  { output = 'stderr', otherNode }: { output?: 'stdout' | 'stderr'; otherNode?: string } = {},
): Promise<void> {
  const refusal = refuseNode(process.versions.node);
  if (refusal === undefined) return program();
  // Its loading takes a tenth of the time in which Node.js starts.
  const { spawnSync } = await import('node:child_process');
  const other =
    otherNode === undefined ? undefined : spawnSync(otherNode, process.argv.slice(1), { stdio: 'inherit' });
  process.exitCode = other?.status ?? 2;
  if (other === undefined || other.error !== undefined) process[output].write(`${refusal}\n`);
}

/** Returns the line for a Node.js that is too old, and undefined for the others. */
export function refuseNode(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= REQUIRED_MAJOR) return undefined;
  return (
    `mooring: Node.js ${REQUIRED_MAJOR} or later is required; this is ${version}. Install it from https://nodejs.org, ` +
    'or run `npm ci` in a clone of Mooring and use that.'
  );
}
