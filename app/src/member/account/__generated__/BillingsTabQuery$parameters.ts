/**
 * @generated SignedSource<<e7b6adde72721973aca94dda46640322>>
 * @relayHash faf183ce43b6b05541714f53cb0daed4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef003d71e3e47d1071a60f99fac7631a291c70b6ae1b2c0002567351fa849b0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingsTabQuery } from './BillingsTabQuery.graphql';

const node: PreloadableConcreteRequest<BillingsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef003d71e3e47d1071a60f99fac7631a291c70b6ae1b2c0002567351fa849b0e",
    "metadata": {},
    "name": "BillingsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
