/**
 * @generated SignedSource<<2b5d304e437291ea79758f659fa25ce4>>
 * @relayHash 644bab7f81270ca61fe7e21ce9bf326c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f11e6f7159172a962b86bcb2735b27571780fa605b9ed2f0f78d28e3ffa87d44

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewResourceFileScreenQuery$variables = Record<PropertyKey, never>;
export type NewResourceFileScreenQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ResourceFields_viewer">;
  };
};
export type NewResourceFileScreenQuery = {
  response: NewResourceFileScreenQuery$data;
  variables: NewResourceFileScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewResourceFileScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ResourceFields_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewResourceFileScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ResourceAudience",
            "kind": "LinkedField",
            "name": "resourceAudiences",
            "plural": true,
            "selections": [
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
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f11e6f7159172a962b86bcb2735b27571780fa605b9ed2f0f78d28e3ffa87d44",
    "metadata": {},
    "name": "NewResourceFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "b3956ccb5e3d2cbbca3a7f52dd003fdf";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
