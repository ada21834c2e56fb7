/**
 * @generated SignedSource<<3cb881b34d0a2c87541f9dee27cbe43f>>
 * @relayHash 61af847b0c987962bcc17865a8474a0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fab4248bc116e49d47df1811c84e95951f283967736c8ffe2ec03b1d3c37a64

import type { ConcreteRequest } from 'relay-runtime';
export type EditLessonFileScreenQuery$variables = {
  id: number;
};
export type EditLessonFileScreenQuery$data = {
  readonly viewer: {
    readonly lessonFile: {
      readonly databaseId: number;
      readonly name: string;
    } | null;
  };
};
export type EditLessonFileScreenQuery = {
  response: EditLessonFileScreenQuery$data;
  variables: EditLessonFileScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditLessonFileScreenQuery",
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
            "concreteType": "LessonFile",
            "kind": "LinkedField",
            "name": "lessonFile",
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
    "name": "EditLessonFileScreenQuery",
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
            "concreteType": "LessonFile",
            "kind": "LinkedField",
            "name": "lessonFile",
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
    "id": "0fab4248bc116e49d47df1811c84e95951f283967736c8ffe2ec03b1d3c37a64",
    "metadata": {},
    "name": "EditLessonFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc2249d9475c3970ac43dc19804b5d9f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
