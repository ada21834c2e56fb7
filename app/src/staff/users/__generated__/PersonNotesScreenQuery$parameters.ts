/**
 * @generated SignedSource<<f5de32f78019178ec38b08050bbb9091>>
 * @relayHash 9c5e5aec614e7e9804539389fb05a020
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71e5877f9c1844e87b70dab55e92f339a891524158df82fd0f6a771da938ae0c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonNotesScreenQuery } from './PersonNotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonNotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71e5877f9c1844e87b70dab55e92f339a891524158df82fd0f6a771da938ae0c",
    "metadata": {},
    "name": "PersonNotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
