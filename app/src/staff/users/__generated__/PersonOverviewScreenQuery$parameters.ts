/**
 * @generated SignedSource<<5a19ed8ceb9b3f37f87a25112036d0a4>>
 * @relayHash 819f858786c9d96dadd0c2db453f88d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7d96384cd1d09d4c96e1bb98391d0163e736966f207e22d37c8106bf2a94399

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewScreenQuery } from './PersonOverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7d96384cd1d09d4c96e1bb98391d0163e736966f207e22d37c8106bf2a94399",
    "metadata": {},
    "name": "PersonOverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
