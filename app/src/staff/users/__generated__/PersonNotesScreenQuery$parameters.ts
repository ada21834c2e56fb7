/**
 * @generated SignedSource<<c4ee97da7115e3d7dc2c509a78dd569e>>
 * @relayHash 7fa407f020c2286245b1cef18ac1a46e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f975ee2f804109184d69eba05ad3b5a9157269ce7e0284ec627f90d5891880d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonNotesScreenQuery } from './PersonNotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonNotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f975ee2f804109184d69eba05ad3b5a9157269ce7e0284ec627f90d5891880d9",
    "metadata": {},
    "name": "PersonNotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
