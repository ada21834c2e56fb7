/**
 * @generated SignedSource<<4b749fa6f67e00edb4d7fdd4be250dd8>>
 * @relayHash fe6378dbcd9184aa4bf9d8c7249f4320
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f124e5b1dedbc38bc9af3d8463f5ff9f1bb040034fbcfe99fc3c11202dcefe1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventTimesScreenQuery } from './EventTimesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventTimesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f124e5b1dedbc38bc9af3d8463f5ff9f1bb040034fbcfe99fc3c11202dcefe1",
    "metadata": {},
    "name": "EventTimesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
