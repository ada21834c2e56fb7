/**
 * @generated SignedSource<<d909ae61100a70c2554e31213ee48191>>
 * @relayHash dc0d7c304260a789d5b4df51a372a6e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 839892420a7644981ec9c5635e3499a6b991386ae3b74dd7843f37752a204200

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManageStageScreenQuery } from './ManageStageScreenQuery.graphql';

const node: PreloadableConcreteRequest<ManageStageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "839892420a7644981ec9c5635e3499a6b991386ae3b74dd7843f37752a204200",
    "metadata": {},
    "name": "ManageStageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
