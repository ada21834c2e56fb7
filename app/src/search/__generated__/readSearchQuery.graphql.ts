/**
 * @generated SignedSource<<fc7a0b3abb67113c163363f248e68f4d>>
 * @relayHash 001c61fc1d9f55f567704e17e6c83997
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbcef3d825307148df62f224329a9d114dd8f647d14ec306628735c06f523c44

import type { ConcreteRequest } from 'relay-runtime';
export type readSearchQuery$variables = {
  query: string;
  type?: string | null;
};
export type readSearchQuery$data = {
  readonly globalSearch: ReadonlyArray<{
    readonly databaseId: number;
    readonly detail: string | null;
    readonly id: string;
    readonly subId: number | null;
    readonly title: string;
    readonly type: string;
  }>;
};
export type readSearchQuery = {
  response: readSearchQuery$data;
  variables: readSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      },
      {
        "kind": "Variable",
        "name": "type",
        "variableName": "type"
      }
    ],
    "concreteType": "SearchResult",
    "kind": "LinkedField",
    "name": "globalSearch",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "databaseId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "subId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "detail",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "readSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dbcef3d825307148df62f224329a9d114dd8f647d14ec306628735c06f523c44",
    "metadata": {},
    "name": "readSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab66c6a1b67601e0b0203021a9d6a629";

export default node;
