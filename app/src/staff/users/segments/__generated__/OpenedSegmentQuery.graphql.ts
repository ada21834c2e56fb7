/**
 * @generated SignedSource<<e4e66100f6f1564b43e7fe97c168ecab>>
 * @relayHash ac168c68ee2cadda906808d677982335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da1421e05202a793724a4ec4310dd34d27ed781bc85b0231c08a938b3908a19c

import type { ConcreteRequest } from 'relay-runtime';
export type OpenedSegmentQuery$variables = {
  key: string;
};
export type OpenedSegmentQuery$data = {
  readonly viewer: {
    readonly segmentByKey: {
      readonly path: string;
      readonly problem: string | null;
    } | null;
  };
};
export type OpenedSegmentQuery = {
  response: OpenedSegmentQuery$data;
  variables: OpenedSegmentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenedSegmentQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Segment",
            "kind": "LinkedField",
            "name": "segmentByKey",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenedSegmentQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Segment",
            "kind": "LinkedField",
            "name": "segmentByKey",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "id": "da1421e05202a793724a4ec4310dd34d27ed781bc85b0231c08a938b3908a19c",
    "metadata": {},
    "name": "OpenedSegmentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f56c93e9ac14773dd18fcfb51f7a5871";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
