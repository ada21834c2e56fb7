/**
 * @generated SignedSource<<e82798d42d2cbef0b96471e38c5d8a7e>>
 * @relayHash 8ea36bbd2ff1807dbaa2aa031027b240
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b9b5d09787d2331a93173498578cdc215e793480e2281d2b331dcae470337e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StagesModalQuery } from './StagesModalQuery.graphql';

const node: PreloadableConcreteRequest<StagesModalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b9b5d09787d2331a93173498578cdc215e793480e2281d2b331dcae470337e6",
    "metadata": {},
    "name": "StagesModalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
