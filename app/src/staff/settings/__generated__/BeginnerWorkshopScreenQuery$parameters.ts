/**
 * @generated SignedSource<<27fbb6f19e993a3c2bc32dc46047c5a3>>
 * @relayHash bf3c1112546b4d1e07c026dda30d747d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 434cc556cc2580e7b35ba8b3df456cffa988f67c78ed60228227804dc33adad1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeginnerWorkshopScreenQuery } from './BeginnerWorkshopScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeginnerWorkshopScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "434cc556cc2580e7b35ba8b3df456cffa988f67c78ed60228227804dc33adad1",
    "metadata": {},
    "name": "BeginnerWorkshopScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
