/**
 * @generated SignedSource<<94e10ecbc5992b41244755f8b6c2ee03>>
 * @relayHash 095b5c06549c3d0e16b076129078f1a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40344600d6545a838c51336b24aa11df9172b4dabf97c2ffbb81795d210cc2a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonGroupsScreenQuery } from './PersonGroupsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonGroupsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40344600d6545a838c51336b24aa11df9172b4dabf97c2ffbb81795d210cc2a0",
    "metadata": {},
    "name": "PersonGroupsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
