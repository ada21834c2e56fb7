/**
 * @generated SignedSource<<94ad5ae7d8dd89bd7b48ae01931159b0>>
 * @relayHash 1c4d1bfc9033707b37cbed2350eb1cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70ebe9c53f72ee4bad19c61a486b6349af60ee4ce723fdc7f49bd1575862883d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyStageScreenQuery } from './MyStageScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyStageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70ebe9c53f72ee4bad19c61a486b6349af60ee4ce723fdc7f49bd1575862883d",
    "metadata": {},
    "name": "MyStageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
