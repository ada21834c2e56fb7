/**
 * @generated SignedSource<<097fda498d60aba273df068cd44b78db>>
 * @relayHash 8c3502a3cc66e5116592adddae4d9919
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2256727852ad63876c8df39ea166685506ea3242334d30b0c62f29889d650d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditStageScreenQuery } from './EditStageScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditStageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2256727852ad63876c8df39ea166685506ea3242334d30b0c62f29889d650d4",
    "metadata": {},
    "name": "EditStageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
