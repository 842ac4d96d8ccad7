// The actions about who a workflow is: one part of the bundle, because parts of their own would repeat what they share.
export { runCredentialHelper } from './credential-helper/main.ts';
export { runIdentity } from './identity/main.ts';
export { runLogin } from './login/main.ts';
export { runLoginPost } from './login/post.ts';
