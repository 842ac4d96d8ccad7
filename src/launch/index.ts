// What the launchers call. The bundle starts with nothing; each launcher loads what it runs, and no more.

/** The command line; `launcher` is the URL of its module. */
export async function runCli(launcher: string): Promise<void> {
  const { runCli: run } = await import('./command-line.ts');
  await run(launcher);
}

/** The check action; `launcher` is the URL of its module. */
export async function runCheck(launcher: string): Promise<void> {
  const { runCheck: run } = await import('../check/action.ts');
  await run(launcher);
}

/** The credential helper of docker. */
export async function runCredentialHelper(): Promise<void> {
  const { runCredentialHelper: run } = await import('../login/credential-helper/main.ts');
  await run();
}

/** The bisect action. */
export async function runBisect(): Promise<void> {
  const { runBisect: run } = await import('../bisect/action.ts');
  await run();
}

/** The diff action. */
export async function runDiff(): Promise<void> {
  const { runDiff: run } = await import('../diff/action.ts');
  await run();
}

/** The login action. */
export async function runLogin(): Promise<void> {
  const { runLogin: run } = await import('../login/action.ts');
  await run();
}

/** The end of a job that logged in. */
export async function runLoginPost(): Promise<void> {
  const { runLoginPost: run } = await import('../login/post.ts');
  await run();
}

/** The identity action. */
export async function runIdentity(): Promise<void> {
  const { runIdentity: run } = await import('../identity/action.ts');
  await run();
}

/** The pin action. */
export async function runPin(): Promise<void> {
  const { runPin: run } = await import('../pin/action.ts');
  await run();
}

/** The resolve action. */
export async function runResolve(): Promise<void> {
  const { runResolve: run } = await import('../resolve/action.ts');
  await run();
}
