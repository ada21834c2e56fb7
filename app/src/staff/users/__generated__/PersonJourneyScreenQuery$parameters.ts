/**
 * @generated SignedSource<<5b3036140e1f0088e8efdadb3948ab2e>>
 * @relayHash 86f08730e1a254345de3dbc5e78a8114
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c65837b4f90b93bed6f3fc8924936eb455bd607318e48495a4fe94589339db15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonJourneyScreenQuery } from './PersonJourneyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonJourneyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c65837b4f90b93bed6f3fc8924936eb455bd607318e48495a4fe94589339db15",
    "metadata": {},
    "name": "PersonJourneyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
