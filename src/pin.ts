import { runPin } from './index.ts';

await runPin();
