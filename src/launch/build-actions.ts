// The actions and commands that look up builds: one part of the bundle, because separate parts would repeat
// their shared code.
export { runBisect } from '../bisect/action.ts';
export { bisectCommand } from '../bisect/command.ts';
export { diffCommand } from '../diff/command.ts';
export { resolveCommand } from '../resolve/command.ts';
export { verifyCommand } from '../verify/command.ts';
export { whoamiCommand } from '../whoami/command.ts';
export { runDiff } from '../diff/action.ts';
export { runPin } from '../pin/action.ts';
export { runResolve } from '../resolve/action.ts';
