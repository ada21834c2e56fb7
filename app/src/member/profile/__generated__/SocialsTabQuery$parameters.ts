/**
 * @generated SignedSource<<3484baf5f58df682636b03df5cf4603b>>
 * @relayHash 559871e7071813ca83e41c028359f8c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55d1b86383c4021ccd9dc4335d8263da8095bee5c8de1ecdd3f327ec3cb018cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SocialsTabQuery } from './SocialsTabQuery.graphql';

const node: PreloadableConcreteRequest<SocialsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55d1b86383c4021ccd9dc4335d8263da8095bee5c8de1ecdd3f327ec3cb018cd",
    "metadata": {},
    "name": "SocialsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
