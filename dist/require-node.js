import { spawnSync } from 'node:child_process';
const REQUIRED_MAJOR = 24;
export async function onRequiredNode(program, { output = 'stderr', otherNode } = {}) {
    const refusal = refuseNode(process.versions.node);
    if (refusal === undefined)
        return program();
    const other = otherNode === undefined ? undefined : spawnSync(otherNode, process.argv.slice(1), { stdio: 'inherit' });
    process.exitCode = other?.status ?? 2;
    if (other === undefined || other.error !== undefined)
        process[output].write(`${refusal}\n`);
}
export function refuseNode(version) {
    if (Number.parseInt(version, 10) >= REQUIRED_MAJOR)
        return undefined;
    return (`mooring: Node.js ${REQUIRED_MAJOR} or later is required; this is ${version}. Install it from https://nodejs.org, ` +
        'or run `npm ci` in a clone of Mooring and use that.');
}
