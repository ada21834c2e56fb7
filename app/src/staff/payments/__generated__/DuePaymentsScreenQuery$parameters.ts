/**
 * @generated SignedSource<<453a216562f211216bcf2349245ffa9a>>
 * @relayHash 06c9331b34b5e003c159cea83d3848f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a579cebf5d236d112f127eab0f60ad40b8d215455a0cac3b826c63aea7093ba0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DuePaymentsScreenQuery } from './DuePaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DuePaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a579cebf5d236d112f127eab0f60ad40b8d215455a0cac3b826c63aea7093ba0",
    "metadata": {},
    "name": "DuePaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
