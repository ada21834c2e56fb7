/**
 * @generated SignedSource<<1f6f0126a8066d696b5034f1424f2cd3>>
 * @relayHash 3795703c2ce64df48fbd23e228d6b657
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19ba780aa12e95a8037e2b5fd73bb08974cc855f7933afc3d13e740116359351

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditStageScreenQuery } from './EditStageScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditStageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19ba780aa12e95a8037e2b5fd73bb08974cc855f7933afc3d13e740116359351",
    "metadata": {},
    "name": "EditStageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
