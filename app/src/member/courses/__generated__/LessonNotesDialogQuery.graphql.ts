/**
 * @generated SignedSource<<320999f9a0cb3cade5ee410ef9005d2e>>
 * @relayHash cb624872c91de98c4bdb9c09bc91c036
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bef66597794123efcb2f8b32b3551eef9d5802a3b2dbaea4a3c1fb7e0578b1d9

import type { ConcreteRequest } from 'relay-runtime';
export type LessonNotesDialogQuery$variables = {
  courseId: number;
  lessonId: number;
};
export type LessonNotesDialogQuery$data = {
  readonly viewer: {
    readonly lesson: {
      readonly note: {
        readonly revision: number;
        readonly text: string;
      } | null;
    } | null;
  };
};
export type LessonNotesDialogQuery = {
  response: LessonNotesDialogQuery$data;
  variables: LessonNotesDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lessonId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "courseId",
    "variableName": "courseId"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "lessonId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "LessonNote",
  "kind": "LinkedField",
  "name": "note",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LessonNotesDialogQuery",
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
            "concreteType": "Lesson",
            "kind": "LinkedField",
            "name": "lesson",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "name": "LessonNotesDialogQuery",
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
            "concreteType": "Lesson",
            "kind": "LinkedField",
            "name": "lesson",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
    "id": "bef66597794123efcb2f8b32b3551eef9d5802a3b2dbaea4a3c1fb7e0578b1d9",
    "metadata": {},
    "name": "LessonNotesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fe74205926409bde1808b89c63bad5a2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
