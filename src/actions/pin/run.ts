import type { Endpoints } from '../../client/transport/endpoints.ts';
import type { ActionContext } from '../boundary.ts';
import type { Environment } from '../environment.ts';
import type { PinInputs } from './inputs.ts';

/** One run of the pin action. */
export interface PinRun extends ActionContext {
  readonly inputs: PinInputs;
  readonly endpoints: Endpoints;
  readonly environment: Environment;
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
}
