/**
 * @generated SignedSource<<1fbcadd37fc9fadd68b96ac4dc821b90>>
 * @relayHash ce817c525a1ff5dca970ed2b6327c2d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6658e8db5e12f0c8dc8c5d128ada3e3d47c62c15bf3b1564895e2fde87e4d68f

import type { ConcreteRequest } from 'relay-runtime';
export type NewLessonFileScreenQuery$variables = {
  lessonId: number;
};
export type NewLessonFileScreenQuery$data = {
  readonly viewer: {
    readonly editedLesson: {
      readonly databaseId: number;
      readonly name: string;
    } | null;
  };
};
export type NewLessonFileScreenQuery = {
  response: NewLessonFileScreenQuery$data;
  variables: NewLessonFileScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lessonId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "lessonId"
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
    "name": "NewLessonFileScreenQuery",
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
            "concreteType": "EditedLesson",
            "kind": "LinkedField",
            "name": "editedLesson",
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
    "name": "NewLessonFileScreenQuery",
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
            "concreteType": "EditedLesson",
            "kind": "LinkedField",
            "name": "editedLesson",
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
    "id": "6658e8db5e12f0c8dc8c5d128ada3e3d47c62c15bf3b1564895e2fde87e4d68f",
    "metadata": {},
    "name": "NewLessonFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c092ca3da671d6d922c317054e5facc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
