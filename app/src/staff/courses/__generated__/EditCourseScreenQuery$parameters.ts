/**
 * @generated SignedSource<<4041a02719214248e3e6426621d2bcc2>>
 * @relayHash ed6e766b016fbafc3baee1e109f3309a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad26a9578905bda8da7f77563c9ff8cb984eae1ac21960ad3de899f844e95c13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditCourseScreenQuery } from './EditCourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditCourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad26a9578905bda8da7f77563c9ff8cb984eae1ac21960ad3de899f844e95c13",
    "metadata": {},
    "name": "EditCourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
