// What the launchers call. The bundle starts with the command line alone; the rest is loaded when it is called for.

export { runCli } from './command-line.ts';

/** The check action; `launcher` is the URL of its module. */
export async function runCheck(launcher: string): Promise<void> {
  const actions = await import('../check/action.ts');
  await actions.runCheck(launcher);
}

/** The credential helper of docker. */
export async function runCredentialHelper(): Promise<void> {
  const actions = await import('./sign-in-actions.ts');
  await actions.runCredentialHelper();
}

/** The bisect action. */
export async function runBisect(): Promise<void> {
  const actions = await import('./build-actions.ts');
  await actions.runBisect();
}

/** The diff action. */
export async function runDiff(): Promise<void> {
  const actions = await import('./build-actions.ts');
  await actions.runDiff();
}

/** The login action. */
export async function runLogin(): Promise<void> {
  const actions = await import('./sign-in-actions.ts');
  await actions.runLogin();
}

/** The end of a job that logged in. */
export async function runLoginPost(): Promise<void> {
  const actions = await import('./sign-in-actions.ts');
  await actions.runLoginPost();
}

/** The identity action. */
export async function runIdentity(): Promise<void> {
  const actions = await import('./sign-in-actions.ts');
  await actions.runIdentity();
}

/** The pin action. */
export async function runPin(): Promise<void> {
  const actions = await import('./build-actions.ts');
  await actions.runPin();
}

/** The resolve action. */
export async function runResolve(): Promise<void> {
  const actions = await import('./build-actions.ts');
  await actions.runResolve();
}
