import type { FaultRow } from './row.ts';
import { CREDENTIAL_FILE_ROWS } from './rows/credential-file-rows.ts';
import { ENVIRONMENT_ROWS } from './rows/environment-rows.ts';
import { EXCHANGE_ROWS } from './rows/exchange-rows.ts';
import { IDENTITY_ROWS } from './rows/identity-rows.ts';
import { ISSUER_ROWS } from './rows/issuer-rows.ts';
import { LONG_JOB_ROWS } from './rows/long-job-rows.ts';
import { MACHINE_ROWS } from './rows/machine-rows.ts';
import { MINT_ROWS } from './rows/mint-rows.ts';
import { PROXY_ROWS } from './rows/proxy-rows.ts';
import { REGISTRY_ROWS } from './rows/registry-rows.ts';

/** Everything that can go wrong with a sign-in, in 70 rows, by their numbers. */
export const FAULT_MATRIX: readonly FaultRow[] = [
  ...ENVIRONMENT_ROWS,
  ...MINT_ROWS,
  ...EXCHANGE_ROWS,
  ...PROXY_ROWS,
  ...REGISTRY_ROWS,
  ...CREDENTIAL_FILE_ROWS,
  ...MACHINE_ROWS,
  ...IDENTITY_ROWS,
  ...LONG_JOB_ROWS,
  ...ISSUER_ROWS,
].sort((one, other) => one.row - other.row);
