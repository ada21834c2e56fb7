/**
 * @generated SignedSource<<2a6703368c5e4721a62639fb24c02ba7>>
 * @relayHash 4ce0617186d73b0723458b61ca667601
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e07640f19e6adf2e90ef54dd74421d8ccfcd0ca3b5c6647f6d3eadd915c72001

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonGroupsScreenQuery } from './PersonGroupsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonGroupsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e07640f19e6adf2e90ef54dd74421d8ccfcd0ca3b5c6647f6d3eadd915c72001",
    "metadata": {},
    "name": "PersonGroupsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
