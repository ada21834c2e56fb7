/**
 * @generated SignedSource<<4305af9ff8ebb46dbd87d1bc5e90d5ca>>
 * @relayHash c649c81f343cb89a4d3fda2e4ae73016
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b73d3d53707aad2a725da4ade28c32e90128e8c77de496367901c35e727e1fd6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewScreenQuery } from './PersonOverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b73d3d53707aad2a725da4ade28c32e90128e8c77de496367901c35e727e1fd6",
    "metadata": {},
    "name": "PersonOverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
