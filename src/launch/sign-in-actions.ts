// The actions about who a workflow is: one part of the bundle, because parts of their own would repeat what they share.
export { runCredentialHelper } from '../login/credential-helper/main.ts';
export { runIdentity } from '../identity/action.ts';
export { runLogin } from '../login/action.ts';
export { runLoginPost } from '../login/post.ts';
