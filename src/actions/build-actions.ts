// The actions and commands that ask about builds: one part of the bundle, because parts of their own would repeat what they
// share.
export { resolveCommand } from './cli/resolve.ts';
export { verifyCommand } from './cli/verify.ts';
export { whoamiCommand } from './cli/whoami.ts';
export { runPin } from './pin/main.ts';
export { runResolve } from './resolve/main.ts';
