/**
 * @generated SignedSource<<a56ea5bf9a65a0600ebf75ce1a9f9b78>>
 * @relayHash accffab4fa7ee0346ea9bb0e1f0c9229
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6373073c53b80d27055471987451dc3bb25f1ac573408e77cdaf431b44ef712

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditEventScreenQuery } from './EditEventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6373073c53b80d27055471987451dc3bb25f1ac573408e77cdaf431b44ef712",
    "metadata": {},
    "name": "EditEventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
