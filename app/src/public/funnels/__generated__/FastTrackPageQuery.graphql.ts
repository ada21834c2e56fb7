/**
 * @generated SignedSource<<8b6592745826cbfc81073a05e81a7fd8>>
 * @relayHash 4b93519b63651ee38e0bf86d39b2d55f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d65b5159e89935a08de90d0dc171b39f325023b31d6d6c39d8410c2238698fbc

import type { ConcreteRequest } from 'relay-runtime';
export type FastTrackPageQuery$variables = Record<PropertyKey, never>;
export type FastTrackPageQuery$data = {
  readonly defaultSettingByName: {
    readonly value: string;
  } | null;
};
export type FastTrackPageQuery = {
  response: FastTrackPageQuery$data;
  variables: FastTrackPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "fast-track-target"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FastTrackPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": "defaultSettingByName(name:\"fast-track-target\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FastTrackPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "defaultSettingByName(name:\"fast-track-target\")"
      }
    ]
  },
  "params": {
    "id": "d65b5159e89935a08de90d0dc171b39f325023b31d6d6c39d8410c2238698fbc",
    "metadata": {},
    "name": "FastTrackPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d9e514de0a10e80f5b2996414de90e55";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
