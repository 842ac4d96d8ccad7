// The actions and commands that look up builds: one part of the bundle, because separate parts would repeat
// their shared code.
export { runBisect } from './bisect/main.ts';
export { bisectCommand } from './cli/bisect.ts';
export { diffCommand } from './cli/diff.ts';
export { resolveCommand } from './cli/resolve.ts';
export { verifyCommand } from './cli/verify.ts';
export { whoamiCommand } from './cli/whoami.ts';
export { runDiff } from './diff/main.ts';
export { runPin } from './pin/main.ts';
export { runResolve } from './resolve/main.ts';
