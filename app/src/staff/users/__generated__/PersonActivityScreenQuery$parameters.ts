/**
 * @generated SignedSource<<4d66a4c26606f12bd218be7f60fe4b69>>
 * @relayHash 7e903459aaca42d4f3bbdaeafe2a5c71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99445e05ffeffc615d644f6e4e37031b078d52f523d74a41e478610d99136782

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonActivityScreenQuery } from './PersonActivityScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonActivityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99445e05ffeffc615d644f6e4e37031b078d52f523d74a41e478610d99136782",
    "metadata": {},
    "name": "PersonActivityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
