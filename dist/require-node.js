const REQUIRED_MAJOR = 24;
export async function onRequiredNode(program, output = 'stderr') {
    const refusal = refuseNode(process.versions.node);
    if (refusal === undefined)
        return program();
    process.exitCode = 2;
    process[output].write(`${refusal}\n`);
}
export function refuseNode(version) {
    if (Number.parseInt(version, 10) >= REQUIRED_MAJOR)
        return undefined;
    return (`mooring: Node.js ${REQUIRED_MAJOR} or later is required, but this is Node.js ${version}. Install Node.js ` +
        `${REQUIRED_MAJOR}, or run "npm ci" in a clone of Mooring and use "npx node" instead of "node".`);
}
